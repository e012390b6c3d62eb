/** The day on which the policies were last changed. */
export const POLICY_DATE = '22 November 2026';

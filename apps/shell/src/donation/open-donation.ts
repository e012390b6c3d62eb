/** The payment page of this deployment, in a tab of its own that knows nothing of this one. */
export const openDonation = (url: string): void => void window.open(url, '_blank', 'noopener,noreferrer');

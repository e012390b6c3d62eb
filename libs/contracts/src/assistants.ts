/** Who answers an account: a language model where the server has one, the library, or nobody. */
export const ASSISTANTS = ['model', 'library', 'off'] as const;
export type Assistant = (typeof ASSISTANTS)[number];

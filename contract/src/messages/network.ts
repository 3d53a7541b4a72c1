/** Where there was no answer at all. By itself, as the shell has it in its first bytes. */
export const networkError = 'Network error. Please check your connection and try again.';

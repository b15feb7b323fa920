/** What happens first when something is asked in a discussion. */
export const BEGINS: ReadonlySet<string> = new Set(['question-asked', 'charisma-used', 'test-rolled']);

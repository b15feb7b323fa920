/** A position as an outline: a line for every part, and the contents of a part below it. */

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;
/** Whether it fits on the line of its name: a value, or a list of values. */
const isShort = (value: unknown): boolean => isPlain(value) || (Array.isArray(value) && value.every(isPlain));
const inLine = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value));

export function outlineOf(value: object, indent = ''): string[] {
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    const title = `${indent}${Array.isArray(value) ? Number(name) + 1 : name.replaceAll('_', ' ')}:`;
    return isShort(part)
      ? [`${title} ${inLine(part)}`.trimEnd()]
      : [title, ...outlineOf(part as object, `${indent}  `)];
  });
}

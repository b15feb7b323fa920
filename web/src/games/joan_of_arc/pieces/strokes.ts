/** The notation of drawings: the kind of stroke or surface, a bar, and the path. */

/**
 * The attributes of a part. Before the bar is a number for a line of that width, `c` for a surface cut out, `e` and
 * a number for a surface with an edge cut out, `x` and a number for a line cut out, `o` for a faint surface.
 */
export function attributesOf(part: string): Record<string, string> {
  const bar = part.indexOf('|');
  const [kind, d] = [part.slice(0, Math.max(bar, 0)), part.slice(bar + 1)];
  const line = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  if (kind === '') return { d };
  if (kind === 'o') return { d, opacity: '.55' };
  if (kind === 'c') return { d, fill: 'var(--cut, #232636)' };
  const width = { 'stroke-width': kind.replace(/^[ex]/, '') };
  if (kind.startsWith('e')) return { d, stroke: 'var(--cut, #232636)', ...width };
  if (kind.startsWith('x')) return { d, ...line, stroke: 'var(--cut, #232636)', ...width };
  return { d, ...line, stroke: 'currentColor', ...width };
}

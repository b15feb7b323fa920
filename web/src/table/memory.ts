/** What this browser remembers. One without storage works too; it only asks again. */

export function recall<Value>(key: string, otherwise: Value): Value {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? otherwise : (JSON.parse(kept) as Value);
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // nothing is stored, and nothing breaks
  }
}

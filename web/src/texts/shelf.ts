/** The catalogues of one language, and the one place where a phrase becomes prose: `timefront.texts.shelf` here. */

import { FluentBundle, FluentNumber, FluentResource, type Message } from '@fluent/bundle';

import type { Phrase, Source } from '../wire/types.ts';
import { join } from './joining.ts';
import type { Language } from './language.ts';

export type Item = number | string | Phrase;
type Argument = Item | Item[];
type Filling = Record<string, string | number>;

const MOST_SAID = 4000;

/** A message is missing or cannot be filled in: the fault of a catalogue, never of a player. */
export class TextError extends Error {}

/** A phrase, written like a call. */
export function phrased(key: string, args: Record<string, Argument> = {}): Phrase {
  return { key, arguments: args };
}

export class Shelf {
  readonly language: Language;
  readonly #bundles = new Map<string, FluentBundle>();
  readonly #forms = new Map<string, Filling>();
  /** What was said before: most of a board's texts are the same after every update. */
  readonly #said = new Map<string, string>();

  /** The sources of one language make one bundle; of two messages with the same key the first counts. */
  constructor(language: Language, sources: readonly Source[]) {
    this.language = language;
    for (const source of sources) {
      const bundle = this.#bundles.get(source.language) ?? new FluentBundle(source.language, { useIsolating: false });
      bundle.addResource(new FluentResource(source.text));
      this.#bundles.set(source.language, bundle);
    }
  }

  /** A phrase as prose; a number or a text as it is. */
  say(what: Item): string {
    if (typeof what !== 'object') return String(what);
    const { key, arguments: args = {} } = what;
    const asked = `${key} ${JSON.stringify(args)}`;
    let text = this.#said.get(asked);
    if (text === undefined) {
      if (this.#said.size > MOST_SAID) this.#said.clear();
      text = this.#format(key, '', this.#filling(args));
      this.#said.set(asked, text);
    }
    return text;
  }

  /** Whether there is a message with this key. */
  has(key: string): boolean {
    return [...this.#bundles.values()].some((bundle) => bundle.hasMessage(key));
  }

  #filling(args: Record<string, Argument>): Filling {
    const filling: Filling = {};
    for (const [name, value] of Object.entries(args)) {
      if (Array.isArray(value)) {
        filling[name] = join(
          value.map((item) => this.say(item)),
          this.language,
        );
        filling[`${name}_count`] = value.length;
      } else if (typeof value !== 'object') {
        filling[name] = value;
      } else {
        for (const [form, text] of Object.entries(this.#formsOf(value))) filling[name + form] = text;
      }
    }
    return filling;
  }

  /** A phrase and its other grammatical forms, each by its suffix to an argument's name. */
  #formsOf({ key, arguments: args = {} }: Phrase): Filling {
    const isName = Object.keys(args).length === 0;
    const known = isName ? this.#forms.get(key) : undefined;
    if (known) return known;
    const filling = this.#filling(args);
    const forms: Filling = { '': this.#format(key, '', filling) };
    for (const form of Object.keys(this.#find(key).message.attributes)) {
      forms[`_${form}`] = this.#format(key, form, filling);
    }
    if (isName) this.#forms.set(key, forms);
    return forms;
  }

  /** A message, or one of its attributes, filled in. */
  #format(key: string, attribute: string, filling: Filling): string {
    const { bundle, message } = this.#find(key);
    const pattern = attribute ? message.attributes[attribute] : message.value;
    if (pattern === null || pattern === undefined) {
      throw new TextError(`${this.language}: the message "${key}" is empty`);
    }
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, plain(filling), errors);
    if (errors[0]) throw new TextError(`${this.language}: "${key}" cannot be filled in: ${errors[0].message}`);
    return text;
  }

  #find(key: string): { bundle: FluentBundle; message: Message } {
    for (const bundle of this.#bundles.values()) {
      const message = bundle.getMessage(key);
      if (message) return { bundle, message };
    }
    throw new TextError(`${this.language}: the message "${key}" is missing`);
  }
}

/** Numbers without separators, which Python and browsers format differently. */
function plain(filling: Filling): Record<string, string | FluentNumber> {
  const entries = Object.entries(filling);
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value,
    ]),
  );
}

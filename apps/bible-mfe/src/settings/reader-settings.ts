export const SIZES = ['S', 'M', 'L', 'XL'] as const;
export const MEASURES = ['narrow', 'medium', 'wide'] as const;
export const LAYOUTS = ['verses', 'paragraphs'] as const;

/** How the text is shown. */
export interface ReaderSettings {
  readonly size: (typeof SIZES)[number];
  /** Length of the lines */
  readonly measure: (typeof MEASURES)[number];
  /** Every verse on a line of its own, or paragraphs */
  readonly layout: (typeof LAYOUTS)[number];
  /** Whether the words of Jesus are coloured */
  readonly wordsOfJesus: boolean;
  /** Whether the notes of the text can be opened */
  readonly notes: boolean;
}

export const DEFAULT_SETTINGS: ReaderSettings = {
  size: 'M',
  measure: 'medium',
  layout: 'verses',
  wordsOfJesus: false,
  notes: false,
};

/** What was kept, as far as it still makes sense. */
export function readSettings(kept: string | null): ReaderSettings {
  const found = parse(kept);
  const oneOf = <T>(values: readonly T[], value: unknown, first: T) => values.find((each) => each === value) ?? first;
  return {
    size: oneOf(SIZES, found['size'], DEFAULT_SETTINGS.size),
    measure: oneOf(MEASURES, found['measure'], DEFAULT_SETTINGS.measure),
    layout: oneOf(LAYOUTS, found['layout'], DEFAULT_SETTINGS.layout),
    wordsOfJesus: found['wordsOfJesus'] === true,
    notes: found['notes'] === true,
  };
}

function parse(kept: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(kept ?? '{}');
    return value && typeof value === 'object' ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

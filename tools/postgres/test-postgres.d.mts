/** A Postgres that was started for a test. */
export interface TestPostgres {
  /** As the owner of everything. */
  readonly url: string;
  readonly pid: number;
  /** On the same port, after a death; resolves when it answers. */
  restart(): Promise<void>;
  /** @param within milliseconds to end in peace */
  stop(within?: number): Promise<void>;
}

export interface TestPostgresOptions {
  /** Folder of its files. */
  readonly folder: string;
  readonly password: string;
  /** Further settings as `name=value`. */
  readonly settings?: readonly string[];
  /** Free megabytes below which services, and then everybody, may only read. */
  readonly storage?: { readonly low: number; readonly full: number; readonly onChange: (state: string) => void };
  /** Called when it ends without having been stopped. */
  readonly onDeath?: () => void;
}

/** The Postgres that tests run against: the embedded one, or Debian's where TEST_POSTGRES=debian. */
export function startTestPostgres(options: TestPostgresOptions): Promise<TestPostgres>;

/** Folder of Debian's newest Postgres, and its version; undefined if it is not installed. */
export function debianPostgres(): { readonly native: string; readonly version: string } | undefined;

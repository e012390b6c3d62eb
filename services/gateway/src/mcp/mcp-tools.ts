/** A tool of the MCP server: a call of the API under a name that a model understands. */
export interface McpTool {
  readonly name: string;
  readonly title: string;
  /** The call of the API that it makes, as OpenAPI names it */
  readonly operation: `${'GET' | 'POST' | 'PUT'} /api/${string}`;
  /** Fields of the call that a model needs not know */
  readonly without?: readonly string[];
  /** Fields that the call itself does not ask for */
  readonly required?: readonly string[];
  /** What it may do to what is there; a tool that has none only reads */
  readonly writes?: 'adds' | 'replaces';
}

const VERSION_OF_CONTENT = ['v', 's'];

/** Every tool. What it says of itself and takes comes from the contract, by its operation. */
export const MCP_TOOLS: readonly McpTool[] = [
  {
    name: 'search_scripture',
    title: 'Search Scripture',
    operation: 'GET /api/bible/search',
    without: VERSION_OF_CONTENT,
    required: ['q'],
  },
  {
    name: 'read_passage',
    title: 'Read a chapter',
    operation: 'GET /api/bible/{book}/{chapter}',
    without: VERSION_OF_CONTENT,
  },
  { name: 'list_translations', title: 'List the translations', operation: 'GET /api/bible/translations' },
  { name: 'verify_quotations', title: 'Verify quotations', operation: 'POST /api/study/verify' },
  {
    name: 'cross_references',
    title: 'Cross references of a verse',
    operation: 'GET /api/bible/cross-references/{book}/{chapter}/{verse}',
    without: VERSION_OF_CONTENT,
  },
  {
    name: 'study_word',
    title: 'The Hebrew and Greek behind a word',
    operation: 'GET /api/bible/semantic-relations',
  },
  { name: 'read_lexicon', title: 'Read a lexicon entry', operation: 'GET /api/bible/lexicon/{id}' },
  {
    name: 'find_answers',
    title: 'Find answers of Berea Notes',
    operation: 'GET /api/library/berea/answers',
    required: ['q'],
  },
  { name: 'read_answer', title: 'Read an answer of Berea Notes', operation: 'GET /api/library/berea/answers/{id}' },
  {
    name: 'read_notes_on_verse',
    title: 'Berea Notes on a verse',
    operation: 'GET /api/library/berea/verses/{book}/{chapter}/{verse}',
  },
  {
    name: 'ask_study_tool',
    title: 'Ask a study tool about a verse',
    operation: 'POST /api/bible/study-tools',
    without: ['engine', 'mode'],
  },
  { name: 'list_notes', title: 'List my notes', operation: 'GET /api/notes' },
  { name: 'read_note', title: 'Read a note of mine', operation: 'GET /api/notes/{id}' },
  { name: 'add_note', title: 'Write a note', operation: 'POST /api/notes', writes: 'adds' },
  {
    name: 'replace_note',
    title: 'Replace a note of mine',
    operation: 'PUT /api/notes/{id}',
    required: ['If-Match'],
    writes: 'replaces',
  },
  { name: 'list_sermons', title: 'List my sermons', operation: 'GET /api/sermons' },
  { name: 'read_sermon', title: 'Read a sermon of mine', operation: 'GET /api/sermons/{id}' },
  { name: 'add_sermon', title: 'Start a sermon', operation: 'POST /api/sermons', writes: 'adds' },
  {
    name: 'replace_sermon',
    title: 'Replace a sermon of mine',
    operation: 'PUT /api/sermons/{id}',
    required: ['If-Match'],
    writes: 'replaces',
  },
];

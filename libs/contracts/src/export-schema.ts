import schema from './export-schema.json' with { type: 'json' };

/** The JSON schema of `data.json` in a person's archive. Written by `npm run generate`. */
export const exportSchema: object = schema;

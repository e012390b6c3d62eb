import { type Feature, FEATURE_CONTRACT_VERSION } from '@berea/web';

export const feature: Feature = {
  id: 'notes',
  contractVersion: FEATURE_CONTRACT_VERSION,
  routes: [
    {
      path: '',
      load: () =>
        import(/* webpackChunkName: "page" */ './notes-page.js').then(({ NotesPage }) => ({ Page: NotesPage })),
    },
    { path: 'bin', load: () => import('./bin/bin-page.js').then(({ BinPage }) => ({ Page: BinPage })) },
    { path: ':id', load: () => import('./note-page/note-page.js').then(({ NotePage }) => ({ Page: NotePage })) },
  ],
  help: () => import('./notes-help.js').then(({ NotesHelp }) => ({ Help: NotesHelp })),
  slots: {
    'today.cards': { note: () => import('./today/last-note.js').then(({ LastNote }) => ({ Part: LastNote })) },
  },
};

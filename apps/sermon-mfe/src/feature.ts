import { type Feature, FEATURE_CONTRACT_VERSION } from '@berea/web';

const loadPreachPage = () => import('./preach/preach-page.js');
const loadPassageGuide = () => import('./dossier/dossier-page.js').then(({ DossierPage }) => ({ Page: DossierPage }));

// The list of what was loaded shall be that of a whole visit: the pulpit has it kept (`preach/keep-for-reload.ts`).
performance.setResourceTimingBufferSize?.(2_000);

export const feature: Feature = {
  id: 'sermon',
  contractVersion: FEATURE_CONTRACT_VERSION,
  routes: [
    {
      path: '/:id/preach',
      load: () => loadPreachPage().then(({ PreachPage }) => ({ Page: PreachPage })),
    },
    {
      path: '/:id/*',
      load: async () => {
        const { DeskPage } = await import('./desk/desk-page.js');
        // A writer may preach next: the pulpit also opens if the network has gone meanwhile.
        void loadPreachPage().catch(() => undefined);
        return { Page: DeskPage };
      },
    },
    { path: '/passage-guide', load: loadPassageGuide },
    // The address that earlier releases gave it.
    { path: '/dossier', load: loadPassageGuide },
    {
      path: '/*',
      load: () =>
        import(/* webpackChunkName: "page" */ './sermon-page.js').then(({ SermonPage }) => ({ Page: SermonPage })),
    },
  ],
  help: () => import('./sermon-help.js').then(({ SermonHelp }) => ({ Help: SermonHelp })),
  documents: () =>
    import('./export/sermon-docx.js').then(({ sermonDocx }) => ({ documents: { sermonDocument: sermonDocx } })),
  outbox: () => import('./saving/send-texts.js'),
  slots: {
    'notes.tabs': {
      sermon: async () => {
        const { WorkspaceTab } = await import('./desk/workspace-tab.js');
        void loadPreachPage().catch(() => undefined);
        return { Part: WorkspaceTab };
      },
    },
    'shared.page': {
      sermon: () => import('./preach/shared-sermon.js').then(({ SharedSermonPage }) => ({ Part: SharedSermonPage })),
    },
    'today.cards': {
      sermon: () => import('./today/next-sermon.js').then(({ NextSermon }) => ({ Part: NextSermon })),
    },
  },
};

import { type Answer, renderPage } from '@berea/web/testing';
import type { ReactNode } from 'react';
import { StudyPage } from '../../../testing/study-state.js';
import { WORKS } from './works.js';

/** Renders a view of the panel beside Matthew 5 in the King James Version, over a server that answers as scripted. */
export const renderView = (view: ReactNode, routes: Readonly<Record<string, Answer>> = {}) =>
  renderPage(<StudyPage>{view}</StudyPage>, {
    path: '/bible/Matthew/5',
    routes: { 'GET /api/bible/works': () => WORKS, ...routes },
  });

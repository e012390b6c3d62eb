import { type Answer, renderPage } from '@berea/web/testing';
import type { ReactNode } from 'react';
import { StudyPage } from '../../testing/study-state.js';

// Toasts ask for it when their buttons are pressed; jsdom lacks it.
Element.prototype.hasPointerCapture ??= () => false;

/** Renders a part of the Bible page, at Matthew 5. */
export const renderAnnotated = (part: ReactNode, routes: Readonly<Record<string, Answer>>) =>
  renderPage(<StudyPage>{part}</StudyPage>, { path: '/bible/Matthew/5', routes });

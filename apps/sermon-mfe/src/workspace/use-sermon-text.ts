import type { MinistryRole, PreachingStyle } from '@berea/contracts';
import { PREACHING_STYLES } from '@berea/contracts/values';
import { usePreferences } from '@berea/web';
import { type OpenedSermon } from '../saving/open-sermon.js';
import { type SermonSaving, useSermonAutosave } from '../saving/sermon-autosave.js';
import { type SermonText } from '../saving/sermon-text.js';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BodyHandle } from './body-handle.js';

/** All of a sermon but its body, which lives in its editor. */
export type SermonFields = Omit<SermonText, 'body'>;

export interface WrittenSermon extends SermonSaving {
  readonly fields: SermonFields;
  /** Changes something beside the body. */
  readonly change: (fields: Partial<SermonText>) => void;
  readonly body: RefObject<BodyHandle | null>;
  readonly text: () => SermonText;
  /** Whether the body has nothing yet: what needs one is disabled. */
  readonly empty: boolean;
  readonly onBodyInput: () => void;
  readonly onBodyGone: (last: string) => void;
}

const fieldsOf = ({ body: _body, ...fields }: SermonText): SermonFields => fields;

/** The text of the workspace, saved by itself while it is written. */
export function useSermonText(opened: OpenedSermon, onCreated: (id: string) => void): WrittenSermon {
  const body = useRef<BodyHandle>(null);
  const lastBody = useRef(opened.content.body);
  const [fields, setFields] = useState(() => fieldsOf(opened.content));
  const latest = useRef(fields);
  const [empty, setEmpty] = useState(() => !opened.content.body.trim());

  const text = useCallback(
    (): SermonText => ({ ...latest.current, body: body.current?.value() ?? lastBody.current }),
    [],
  );
  const setAll = useCallback((next: SermonFields) => {
    latest.current = next;
    setFields(next);
  }, []);
  const showText = useCallback(
    (next: SermonText) => {
      setAll(fieldsOf(next));
      lastBody.current = next.body;
      if (body.current?.value() !== next.body) body.current?.replace(next.body);
      setEmpty(!next.body.trim());
    },
    [setAll],
  );
  const saving = useSermonAutosave(opened, { read: text, show: showText, onCreated });
  const { autosave } = saving;

  const role = usePreferences().data?.ministryRole ?? null;
  const beginInStyleOf = useEffectEvent((of: MinistryRole) => {
    // A kept or saved text has its style already.
    if (!autosave.id && autosave.state.kind === 'untouched') setAll({ ...latest.current, style: styleOfRole(of) });
  });
  useEffect(() => {
    if (role) beginInStyleOf(role);
  }, [role]);

  const onBodyInput = useCallback(() => {
    setEmpty(!text().body.trim());
    autosave.touch();
  }, [autosave, text]);
  const change = useCallback(
    (changed: Partial<SermonText>) => {
      setAll({ ...latest.current, ...fieldsOf({ ...latest.current, body: '', ...changed }) });
      onBodyInput();
    },
    [setAll, onBodyInput],
  );
  const onBodyGone = useCallback((last: string) => {
    lastBody.current = last;
  }, []);
  return { ...saving, fields, change, body, text, empty, onBodyInput, onBodyGone };
}

const OF_ROLES: Readonly<Partial<Record<MinistryRole, PreachingStyle>>> = {
  teacher: 'teaching',
  student: 'devotional',
  leader: 'devotional',
};

/** The style that a new sermon begins with. */
const styleOfRole = (role: MinistryRole | null): PreachingStyle => (role && OF_ROLES[role]) || PREACHING_STYLES[0];

import { loadTextEditor, type TextEditorHandle, type TextEditorModule, type TextEditorProps } from '@berea/ui/forms';
import { prepareReferenceReader, useMedia, useToast } from '@berea/ui/core';
import { browserStore } from '@berea/web';
import { type Ref, useEffect, useState } from 'react';
import { t } from '../../texts/workspace.js';

export type EditorKind = 'plain' | 'rich';

/** On a touch screen alone, the browser's own text area is what keyboards and selection handles know. */
const FITS_RICH = '(any-pointer: fine) and (min-width: 768px)';

export interface EditorChoice {
  readonly kind: EditorKind;
  /** Left out where the plain one alone fits. */
  readonly choose: ((kind: EditorKind) => void) | undefined;
  /** Module of the rich editor, once it is there. */
  readonly module: TextEditorModule | undefined;
}

/** Props of every editor of the body: none of its own changes come through its handle. */
export interface EditorProps extends Pick<
  TextEditorProps,
  'initial' | 'label' | 'placeholder' | 'onInput' | 'onSelect' | 'onGone'
> {
  readonly ref: Ref<TextEditorHandle>;
}

/** Which editor the body opens in: the one chosen last in this browser, plain at first. */
export function useEditorChoice(): EditorChoice {
  const fits = useMedia(FITS_RICH);
  // Which one it is does not change under somebody's hands, such as when a tablet is turned.
  const [kind, setKind] = useState<EditorKind>(() =>
    browserStore.read('bodyEditor') === 'rich' && window.matchMedia(FITS_RICH).matches ? 'rich' : 'plain',
  );
  const [module, setModule] = useState<TextEditorModule>();
  const toast = useToast();
  useEffect(() => {
    if (kind !== 'rich' || module) return;
    let wanted = true;
    // With what finds the references that it marks.
    Promise.all([loadTextEditor(), prepareReferenceReader()]).then(
      ([loaded]) => wanted && setModule(loaded),
      () => {
        if (!wanted) return;
        setKind('plain');
        toast({
          title: t('workspace.rich-editor-could-not-be-loaded'),
          description: t('workspace.this-is-plain-one'),
          kind: 'error',
        });
      },
    );
    return () => {
      wanted = false;
    };
  }, [kind, module, toast]);
  const choose = (next: EditorKind) => {
    browserStore.write('bodyEditor', next);
    setKind(next);
  };
  return { kind, choose: fits || kind === 'rich' ? choose : undefined, module };
}

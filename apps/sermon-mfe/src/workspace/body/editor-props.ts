import type { TextEditorHandle, TextEditorProps } from '@berea/ui/forms';
import type { Ref } from 'react';

/** What every editor of the body takes: none of its own changes come through its handle. */
export interface EditorProps extends Pick<
  TextEditorProps,
  'initial' | 'label' | 'placeholder' | 'onInput' | 'onSelect' | 'onGone'
> {
  readonly ref: Ref<TextEditorHandle>;
}

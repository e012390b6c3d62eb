import { EditorView } from '@codemirror/view';

/**
 * The look of the parts that the library names. Its style elements carry the page's nonce, which the shell gives to every
 * style element that is made at run time.
 */
export const editorLook = EditorView.theme({
  '&': { height: '100%', color: 'inherit', fontSize: 'inherit' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--b-read)', lineHeight: '1.7' },
  '.cm-content': { padding: 'var(--b-editor-padding, 16px)', caretColor: 'var(--ant-color-text)' },
  '.cm-line': { padding: '0' },
  '.cm-placeholder': { color: 'var(--ant-color-text-placeholder)' },
  '.cm-reference': {
    textDecoration: 'underline dotted',
    textDecorationColor: 'var(--ant-color-primary)',
    textUnderlineOffset: '3px',
  },
  '.cm-aside': { color: 'var(--ant-color-text-secondary)', fontFamily: 'var(--ant-font-family)', fontSize: '0.78em' },
  '.cm-underlined': { borderBottom: '2px solid var(--ant-color-text-tertiary)' },
  '.cm-underlined[data-tone=warning]': {
    borderColor: 'var(--ant-color-warning)',
    backgroundColor: 'var(--ant-color-warning-bg)',
  },
  '.cm-underlined[data-tone=info]': {
    borderColor: 'var(--ant-color-info)',
    backgroundColor: 'var(--ant-color-info-bg)',
  },
  '.cm-underlined[data-tone=error]': {
    borderColor: 'var(--ant-color-error)',
    backgroundColor: 'var(--ant-color-error-bg)',
  },
  '.cm-underlined[data-focus]': { outline: '2px solid var(--ant-color-primary)', borderRadius: '4px' },
  '.cm-tooltip': {
    zIndex: '60',
    border: '1px solid var(--ant-color-border-secondary)',
    borderRadius: '12px',
    backgroundColor: 'var(--ant-color-bg-elevated)',
    color: 'var(--ant-color-text)',
    boxShadow: 'var(--ant-box-shadow-secondary)',
  },
  // As wide as it needs from the start: what comes into it later would otherwise be squeezed at the edge.
  '.cm-card': { boxSizing: 'border-box', width: 'min(412px, 90vw)', padding: '14px 16px' },
  '.cm-panels': {
    borderBottom: '1px solid var(--ant-color-border-secondary)',
    backgroundColor: 'var(--ant-color-bg-layout)',
    color: 'var(--ant-color-text)',
  },
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    padding: '10px 48px 10px 16px',
    fontFamily: 'var(--ant-font-family)',
    fontSize: '14px',
  },
  // There is one selection at a time.
  '.cm-panel.cm-search [name=select]': { display: 'none' },
  '.cm-panel.cm-search br': { flexBasis: '100%', content: "''" },
  '.cm-panel.cm-search label': { display: 'inline-flex', alignItems: 'center', gap: '6px', fontSize: '14px' },
  '.cm-panel.cm-search input[type=checkbox]': { margin: '0' },
  '.cm-textfield': {
    minHeight: '36px',
    margin: '0',
    padding: '4px 10px',
    border: '1px solid var(--b-control)',
    borderRadius: '8px',
    backgroundColor: 'var(--ant-color-bg-container)',
    color: 'inherit',
    fontSize: '14px',
  },
  '.cm-button': {
    minHeight: '36px',
    margin: '0',
    padding: '0 12px',
    border: '1px solid var(--ant-color-border)',
    borderRadius: '8px',
    backgroundColor: 'var(--ant-color-bg-container)',
    backgroundImage: 'none',
    color: 'inherit',
    fontSize: '14px',
    cursor: 'pointer',
  },
  '.cm-textfield:focus-visible, .cm-button:focus-visible': {
    outline: '2px solid var(--ant-color-primary)',
    outlineOffset: '1px',
  },
  '.cm-panel.cm-search [name=close]': {
    position: 'absolute',
    top: '10px',
    right: '10px',
    width: '36px',
    height: '36px',
    color: 'inherit',
    fontSize: '20px',
    cursor: 'pointer',
  },
  '.cm-quote': { fontStyle: 'italic' },
  '.cm-deletedChunk .cm-chunkButtons': {
    position: 'static',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px',
    padding: '6px 0',
    fontFamily: 'var(--ant-font-family)',
  },
  '.cm-deletedChunk .cm-button': {
    minHeight: '32px',
    margin: '0',
    border: '1px solid var(--ant-color-border)',
    borderRadius: '8px',
    color: 'var(--ant-color-text)',
  },
  '.cm-searchMatch': { backgroundColor: 'var(--b-hl-yellow)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--ant-color-primary-bg-hover)' },
  '.cm-changedLine, .cm-insertedLine': { backgroundColor: 'transparent' },
  '&.cm-merge-b .cm-changedText, .cm-changedText': {
    background: 'var(--ant-color-success-bg)',
    textDecoration: 'underline',
    textDecorationColor: 'var(--ant-color-success)',
  },
  '.cm-deletedChunk': { padding: '0', backgroundColor: 'transparent', color: 'var(--ant-color-text-secondary)' },
  '.cm-deletedChunk .cm-deletedText': {
    background: 'var(--ant-color-error-bg)',
    textDecoration: 'line-through',
  },
});

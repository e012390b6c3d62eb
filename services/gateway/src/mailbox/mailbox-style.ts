/** The product's colours and type without its fonts and framework, since this page must work when the web is not built. */
export const MAILBOX_STYLE = `
:root { --page: #f5f2eb; --card: #fffdf8; --text: #24211b; --soft: #68624f; --line: #e8e2d5; --accent: #1d5c57; --on-accent: #fff; --note: #fbf0d9; --note-text: #8a5400 }
@media (prefers-color-scheme: dark) {
  :root { --page: #14120e; --card: #1a1813; --text: #ddd3c0; --soft: #a79e8c; --line: #2c281f; --accent: #86bfb0; --on-accent: #14120e; --note: #2f2512; --note-text: #e0ae5a }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.5 'Hanken Grotesk Variable', 'Segoe UI', system-ui, sans-serif }
main { max-width: 720px; margin: 0 auto; padding: 24px 16px 48px }
h1 { margin: 0 0 16px; font: 600 28px/1.2 'Literata Variable', Georgia, serif }
h2 { margin: 0 0 4px; font-size: 17px; overflow-wrap: anywhere }
.banner { margin: 0 0 24px; padding: 12px 16px; border-radius: 8px; background: var(--note); color: var(--note-text) }
.empty, .to { color: var(--soft) }
.to { margin: 0 0 12px; font-size: 13px; overflow-wrap: anywhere }
article { margin: 0 0 16px; padding: 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--card) }
pre { margin: 0 0 12px; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
.code { font: 600 17px/1.5 ui-monospace, 'DejaVu Sans Mono', monospace; letter-spacing: 0.08em }
.open { display: inline-block; padding: 10px 16px; border-radius: 8px; background: var(--accent); color: var(--on-accent); font-weight: 550; text-decoration: none }
.open:focus-visible { outline: 2px solid var(--text); outline-offset: 2px }
.for { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
`;

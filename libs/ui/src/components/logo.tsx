/** The product's mark: a B as a codex, whose lighter lower leaf is the page being read next. Follows the theme's accent. */
export function Logo({ size = 30 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--ant-color-primary)" />
      <g fill="var(--ant-color-text-light-solid)">
        <rect x="8" y="6.6" width="2.5" height="18.8" rx="1.25" />
        <path d="M12.6 7.9c5.3-1.5 10.1.1 10.1 3.9 0 3.5-4.5 4.5-10.1 3.7Z" />
        <path d="M12.6 17.3c6.4-1 12 .3 12 4 0 3.8-5.8 4.7-12 3.2Z" opacity=".7" />
      </g>
    </svg>
  );
}

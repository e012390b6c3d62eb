import { useToast } from '@berea/ui/core';
import { forgetFailedSharedModules } from '@berea/web';
import { ErrorBoundary } from '@berea/web/host';
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { t } from './texts/start.js';

interface Opened {
  readonly onClose: () => void;
  /** Missing where it is there only while it is open. */
  readonly open?: boolean;
}

/**
 * A dialog that a press opens, and that is loaded then. If it cannot be loaded, a toast says so, since a press without
 * an effect explains nothing; the next press tries again.
 * @example const Tour = lazyDialog(async () => ({ default: (await import('./tour.js')).Tour }));
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props & Opened> {
  const begin = () => lazy(load) as unknown as ComponentType<Props>;
  return function LazyDialog(props: Props & Opened) {
    const [Content, setContent] = useState(begin);
    const { open = true, onClose } = props;
    return (
      <ErrorBoundary
        onRetry={() => {
          forgetFailedSharedModules();
          setContent(begin);
        }}
        fallback={(_error, retry) => <NotOpened open={open} onClose={onClose} retry={retry} />}
      >
        <Suspense fallback={null}>
          <Content {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

function NotOpened({ open, onClose, retry }: Required<Opened> & { retry: () => void }) {
  const show = useToast();
  const told = useRef(false);
  useEffect(() => {
    if (!open) return;
    // Closed by the first time; open again, it was pressed again.
    if (told.current) return retry();
    told.current = true;
    show({
      kind: 'error',
      title: t('start.not-opened'),
      description: t('start.check-connection'),
    });
    onClose();
    // oxlint-disable-next-line react/exhaustive-deps -- a press is what it follows, and nothing else
  }, [open]);
  return null;
}

import { Component, type ReactNode } from 'react';

export interface AreaBoundaryProps {
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Keeps what a remote throws while it renders inside its own area. */
export class AreaBoundary extends Component<AreaBoundaryProps, { failed: boolean; error: unknown }> {
  override state = { failed: false, error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  private readonly retry = () => {
    this.props.onRetry();
    this.setState({ failed: false, error: undefined });
  };

  override render() {
    return this.state.failed ? this.props.fallback(this.state.error, this.retry) : this.props.children;
  }
}

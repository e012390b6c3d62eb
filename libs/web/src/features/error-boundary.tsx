import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
  readonly onRetry?: () => void;
  /** A change clears the error: another address is another chance. */
  readonly resetKey?: string;
  readonly children: ReactNode;
}

/** Keeps what is thrown while rendering inside its own part of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean; error: unknown }> {
  override state = { failed: false, error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.clear();
  }

  private readonly clear = () => this.setState({ failed: false, error: undefined });

  private readonly retry = () => {
    this.props.onRetry?.();
    this.clear();
  };

  override render() {
    return this.state.failed ? this.props.fallback(this.state.error, this.retry) : this.props.children;
  }
}

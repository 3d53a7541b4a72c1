import { networkError } from '@campus/contract';
import { beginAttempt, isChunkError } from '@campus/federation/remote';
import { ErrorState, PageHeader } from '@campus/shared-ui';
import { Component, Fragment, type ComponentType, type ReactNode } from 'react';
import { useIsOffline } from '../federation/use-remote-module';

interface BrokenPageProps {
  title: string;
  error: unknown;
  onRetry: () => void;
}

function BrokenPage({ title, error, onRetry }: BrokenPageProps) {
  const isOffline = useIsOffline(isChunkError(error), onRetry);
  const message = isOffline ? networkError : 'This page could not be loaded.';
  return (
    <>
      <PageHeader title={title} />
      <ErrorState message={message} onRetry={onRetry} />
    </>
  );
}

interface PageBoundaryProps {
  title: string;
  /** What the page would have stood in, where that did not come either. */
  Frame?: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

interface BoundaryState {
  broken: boolean;
  error?: unknown;
}

/** Keeps a page of the shell that broke, or did not arrive, from taking the site with it. */
export class PageBoundary extends Component<PageBoundaryProps, BoundaryState> {
  override state: BoundaryState = { broken: false };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { broken: true, error };
  }

  private readonly retry = () => {
    beginAttempt();
    this.setState({ broken: false });
  };

  override render(): ReactNode {
    const { broken, error } = this.state;
    if (!broken) return this.props.children;
    const { title, Frame = Fragment } = this.props;
    return (
      <Frame>
        <BrokenPage title={title} error={error} onRetry={this.retry} />
      </Frame>
    );
  }
}

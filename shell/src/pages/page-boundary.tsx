import { beginAttempt } from '@campus/federation/remote';
import { ErrorState, PageHeader } from '@campus/shared-ui';
import { Component, type ReactNode } from 'react';

interface PageBoundaryProps {
  title: string;
  children: ReactNode;
}

/** Keeps a page of the shell that broke, or did not arrive, from taking the site with it. */
export class PageBoundary extends Component<PageBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  private readonly retry = () => {
    beginAttempt();
    this.setState({ broken: false });
  };

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <>
        <PageHeader title={this.props.title} />
        <ErrorState message="This page could not be loaded." onRetry={this.retry} />
      </>
    );
  }
}

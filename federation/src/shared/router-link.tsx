import { forwardRef, type AnchorHTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import { useHref, useLinkClickHandler, useLocation, useResolvedPath, type To } from 'react-router';

type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'className' | 'children'>;

interface Going {
  to: To;
  replace?: boolean;
  state?: unknown;
  preventScrollReset?: boolean;
}

export interface LinkProps extends AnchorProps, Going {
  className?: string | undefined;
  children?: ReactNode;
}

/**
 * The router's Link without prefetching and data routers, which no page here uses and which would add 2.6 KB
 * to every page.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { to, replace, state, preventScrollReset, onClick, target, ...rest },
  ref,
) {
  const href = useHref(to);
  const go = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace !== undefined && { replace }),
    ...(target && { target }),
    ...(preventScrollReset && { preventScrollReset }),
  });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) go(event);
  };
  return <a {...rest} ref={ref} href={href} target={target} onClick={click} />;
});

interface Standing {
  isActive: boolean;
}

export interface NavLinkProps extends AnchorProps, Going {
  /** Active only on exactly this address, not on addresses below it. */
  end?: boolean;
  className?: string | ((standing: Standing) => string | undefined);
  children?: ReactNode | ((standing: Standing) => ReactNode);
}

function isBeneath(pathname: string, target: string): boolean {
  return target !== '/' && pathname.startsWith(`${target.replace(/\/$/, '')}/`);
}

/** A Link that knows whether it leads to the current address. */
export const NavLink = forwardRef<HTMLAnchorElement, NavLinkProps>(function NavLink(
  { to, end = false, className, children, ...rest },
  ref,
) {
  const target = useResolvedPath(to).pathname.toLowerCase();
  const here = useLocation().pathname.toLowerCase();
  const isActive = here === target || (!end && isBeneath(here, target));
  const standing = { isActive };
  return (
    <Link
      {...rest}
      ref={ref}
      to={to}
      aria-current={isActive ? 'page' : undefined}
      className={typeof className === 'function' ? className(standing) : className}
    >
      {typeof children === 'function' ? children(standing) : children}
    </Link>
  );
});

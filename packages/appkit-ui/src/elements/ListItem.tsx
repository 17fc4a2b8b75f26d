import type { MouseEvent, ReactNode, Ref } from 'react'
import { CheckIcon } from '../icons/CheckIcon'
import { ForwardIcon } from '../icons/ForwardIcon'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import css from './ListItem.css?inline'
import { Spinner } from './Spinner'
import { safeLinkUrl } from './safeLinkUrl'

const sheet = /* @__PURE__ */ defineSheet(css)

export interface ListItemProps {
  /** One line; a longer one ends in an ellipsis and is whole in the tooltip. */
  title: string
  /** What will happen, or what this is, in a second line. */
  detail?: string | undefined
  /** A 40 px picture, e.g. `<WalletImage>` or `<IconTile>`. */
  icon?: ReactNode
  /** A tag, a number, a small button (only in a row that isn't a button itself). */
  trailing?: ReactNode
  /** The row leads to another view. */
  chevron?: boolean | undefined
  /** The row is the current one of its list. */
  selected?: boolean | undefined
  disabled?: boolean | undefined
  loading?: boolean | undefined
  /** With it the row is a button, without it plain content. */
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  /** With it the row is a link that opens in a new tab, when `safeLinkUrl` allows it. */
  href?: string | undefined
  elementRef?: Ref<HTMLButtonElement> | undefined
  /** For tests and host styles. */
  'data-testid'?: string | undefined
}

/**
 * A 56 px row. Parts `list-item`, `list-item-title`, `list-item-detail`, `list-item-trailing`;
 * attributes `data-selected`, `data-disabled`, `data-loading`.
 */
export function ListItem(props: ListItemProps): ReactNode {
  const { title, detail, icon, trailing, chevron, selected, disabled, loading, onClick, href, elementRef } = props
  useSheet(sheet)
  const shared = {
    className: 'list-item',
    part: 'list-item',
    'aria-current': selected || undefined,
    'data-selected': selected || undefined,
    'data-disabled': disabled || undefined,
    'data-loading': loading || undefined,
    'data-testid': props['data-testid'],
  }
  const content = (
    <>
      {icon}
      <span className="list-item-text">
        <bdi className="list-item-title" part="list-item-title" title={title}>
          {title}
        </bdi>
        {detail && (
          <bdi className="list-item-detail" part="list-item-detail">
            {detail}
          </bdi>
        )}
      </span>
      {(trailing || chevron || selected || loading) && (
        <span className="list-item-trailing" part="list-item-trailing">
          {trailing}
          {loading ? <Spinner /> : selected ? <CheckIcon /> : chevron && <ForwardIcon />}
        </span>
      )}
    </>
  )
  if (href !== undefined) {
    return (
      <a {...shared} href={safeLinkUrl(href)} target="_blank" rel="noopener noreferrer">
        {content}
      </a>
    )
  }
  if (!onClick) return <div {...shared}>{content}</div>
  return (
    <button
      {...shared}
      type="button"
      ref={elementRef}
      disabled={disabled}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? undefined : onClick}
    >
      {content}
    </button>
  )
}

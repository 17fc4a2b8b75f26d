import type { MouseEvent, ReactNode, Ref } from 'react'
import { CheckIcon } from '../icons/CheckIcon'
import { ForwardIcon } from '../icons/ForwardIcon'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import css from './ListItem.css?inline'
import { Spinner } from './Spinner'
import { safeLinkUrl } from './safeLinkUrl'

const sheet = /* @__PURE__ */ defineSheet(css)

/** Props of {@link ListItem}. */
export interface ListItemProps {
  /** Title on a single line. A long title ends in an ellipsis. The tooltip shows the full title. */
  title: string
  /** Description on a second line. A long description ends in an ellipsis. The tooltip shows the full description. */
  detail?: string | undefined
  /** 40 px picture, such as `<Image>` or `<IconTile>`. */
  icon?: ReactNode
  /** Tag, number or small button at the end. Use a button only in rows that aren't buttons. */
  trailing?: ReactNode
  /** Whether to show a chevron for a row that opens a view. Hidden while the row is `selected` or `loading`. */
  chevron?: boolean | undefined
  /** Whether the row is the current item of its list. Shows a check mark, except while `loading`. */
  selected?: boolean | undefined
  disabled?: boolean | undefined
  loading?: boolean | undefined
  /**
   * Makes the row a button, which ignores clicks while `disabled` or `loading`. Without `onClick` and `href`, the row
   * is plain content.
   */
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  /**
   * Makes the row a link that opens in a new tab. Only http, https and mailto URLs work; with any other URL, the link
   * does nothing. If set, `onClick` is ignored.
   */
  href?: string | undefined
  elementRef?: Ref<HTMLButtonElement> | undefined
  /** Id for tests and the app's styles. */
  'data-testid'?: string | undefined
}

/**
 * Renders a 56 px row. Parts `list-item`, `list-item-title`, `list-item-detail`, `list-item-trailing`; attributes
 * `data-selected`, `data-disabled`, `data-loading`.
 *
 * @example
 * ```tsx
 * import { ListItem } from '@openappkit/appkit-ui/elements'
 *
 * export const SettingsRow = ({ onOpen }: { onOpen: () => void }) => (
 *   <ListItem title="Settings" detail="Language and theme" chevron onClick={onOpen} />
 * )
 * ```
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
          <bdi className="list-item-detail" part="list-item-detail" title={detail}>
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

import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import css from './Tabs.css?inline'
import { tabAfterKey } from './tabAfterKey'
import { usePanelFocus } from './usePanelFocus'

const sheet = /* @__PURE__ */ defineSheet(css)

export interface TabsProps<id extends string> {
  /** Accessible name of the tab list. */
  label: string
  /** Tabs in order. `count` is formatted text next to the label, and `countLabel` says what it counts. */
  tabs: readonly { id: id; label: string; count?: string | undefined; countLabel?: string | undefined }[]
  value: id
  onChange: (id: id) => void
  /** Content of the selected tab. */
  children: ReactNode
}

/**
 * Renders tabs, with one panel visible at a time. The tab list is one Tab stop. Arrow keys, Home and End move between
 * tabs; arrows mirror in right-to-left text. Parts `tabs`, `tab`, `tab-count`, `tab-panel`.
 */
export function Tabs<const id extends string>({ label, tabs, value, onChange, children }: TabsProps<id>): ReactNode {
  const prefix = useId()
  const panel = usePanelFocus()
  useSheet(sheet)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const current = tabs.findIndex(tab => tab.id === value)
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const index = tabAfterKey(event.key, current, tabs.length, rtl)
    const next = tabs[index]
    if (!next) return
    event.preventDefault()
    onChange(next.id)
    const element = event.currentTarget.children[index]
    if (element instanceof HTMLElement) element.focus()
  }
  return (
    <>
      <div className="tabs" part="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(tab => (
          <button
            key={tab.id}
            className="tab"
            part="tab"
            type="button"
            role="tab"
            id={`${prefix}${tab.id}`}
            aria-selected={tab.id === value}
            aria-controls={`${prefix}panel`}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            <bdi>{tab.label}</bdi>
            {tab.count && (
              <span className="tab-count" part="tab-count" title={tab.countLabel}>
                {/* Separates label and count in text content */ ' '}
                <span aria-hidden={tab.countLabel ? true : undefined}>{tab.count}</span>
                {tab.countLabel && <span className="visually-hidden">{tab.countLabel}</span>}
              </span>
            )}
          </button>
        ))}
      </div>
      <div part="tab-panel" role="tabpanel" id={`${prefix}panel`} aria-labelledby={`${prefix}${value}`} ref={panel}>
        {children}
      </div>
    </>
  )
}

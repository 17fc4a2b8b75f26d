import type { ReactNode } from 'react'
import { useRef } from 'react'
import { Spinner } from '../../elements/Spinner'
import { RetryIcon } from '../../icons/RetryIcon'
import { defineSheet } from '../../styles/defineSheet'
import { useSheet } from '../../styles/useSheet'
import css from './PullToRefresh.css?inline'
import { usePullToRefresh } from './usePullToRefresh'
import { useRefresh } from './useRefresh'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

/** Lets the user refresh the account by pulling the view down. Part `pull`; attribute `data-state`. */
export function PullToRefresh(): ReactNode {
  const element = useRef<HTMLDivElement>(null)
  const state = usePullToRefresh(element, useRefresh())
  useSheet(sheet)
  return (
    <div className="pull" part="pull" data-state={state} ref={element}>
      <span className="pull-disc" aria-hidden="true">
        {state === 'refreshing' ? <Spinner /> : <RetryIcon />}
      </span>
    </div>
  )
}

import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react'
import type { WalletContext } from './Description'
import { describeRequest } from './describeRequest'
import { Fee } from './Fee'
import type { PendingRequest, RequestQueue } from './RequestQueue'
import { addressGroups } from './shownValues'
import { useTakenFocus } from './useTakenFocus'

export interface WalletPanelProps {
  readonly queue: RequestQueue
  readonly context: WalletContext
  readonly icon: string
  /** Host of the page that sends the requests. */
  readonly origin: string
}

/** Shows the oldest request in words, with buttons to approve or reject it. Escape rejects. */
export function WalletPanel({ queue, ...props }: WalletPanelProps): ReactNode {
  const pending = useSyncExternalStore(queue.subscribe, queue.pending)
  const [request] = pending
  return request && <RequestCard key={request.id} pending={request} count={pending.length} {...props} />
}

function RequestCard(
  props: Omit<WalletPanelProps, 'queue'> & { readonly pending: PendingRequest; readonly count: number },
): ReactNode {
  const { pending, count, context, icon, origin } = props
  const [description] = useState(() => describeRequest(pending.request, context))
  const { title, amount, to, facts, fee, message, note, raw } = description
  const heading = useRef<HTMLHeadingElement>(null)
  useTakenFocus(heading)
  return (
    <section
      className="panel"
      role="dialog"
      aria-labelledby="wallet title"
      aria-describedby="origin"
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        pending.answer(false)
      }}
    >
      <div className="head">
        <img src={icon} alt="" width="24" height="24" />
        <span id="wallet">Demo Wallet</span>
        <span className="badge">Demo</span>
        {count > 1 && <span className="count">1 of {count}</span>}
      </div>
      <div className="content">
        <h2 id="title" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p id="origin">
          Requested by <strong>{origin}</strong>
        </p>
        {message !== undefined && <pre>{message}</pre>}
        <dl>
          {amount !== undefined && (
            <div>
              <dt>Amount</dt>
              <dd className="amount">{amount}</dd>
            </div>
          )}
          {to !== undefined && (
            <div className="whole">
              <dt>To</dt>
              <dd>
                <Address of={to} />
              </dd>
            </div>
          )}
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {fee && (
            <div>
              <dt>Network fee</dt>
              <dd>
                <Fee of={fee} />
              </dd>
            </div>
          )}
        </dl>
        {note !== undefined && <p>{note}</p>}
        <details>
          <summary>Show raw</summary>
          <pre>{raw}</pre>
        </details>
      </div>
      <div className="answers">
        <button type="button" onClick={() => pending.answer(false)}>
          Reject
        </button>
        <button type="button" className="primary" onClick={() => pending.answer(true)}>
          Approve
        </button>
      </div>
    </section>
  )
}

/** The whole address in groups of four. Copying it gives no spaces. */
function Address({ of }: { readonly of: string }): ReactNode {
  return (
    <span className="address">
      {addressGroups(of).map((group, index) => (
        // An address can repeat a group.
        <span key={`${index}${group}`}>{group}</span>
      ))}
    </span>
  )
}

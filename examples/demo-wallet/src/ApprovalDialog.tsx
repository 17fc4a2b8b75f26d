import type { ReactNode } from 'react'
import type { PendingApproval } from './ApprovalQueue'
import { describeApproval } from './describeApproval'
import { Sheet } from './Sheet'
import type { WalletStore } from './WalletStore'

/** Describes an app's request, with buttons to approve or reject it. Closing the dialog in any other way rejects it. */
export function ApprovalDialog({ request, store }: { request: PendingApproval; store: WalletStore }): ReactNode {
  const { title, dapp, lines, text, note } = describeApproval(request.request, store)
  return (
    <Sheet titleId="question-title" onClose={() => request.answer(false)}>
      <h2 id="question-title" tabIndex={-1}>
        {title}
      </h2>
      {dapp && (
        <p className="asker">
          <strong>{dapp.name || 'Unnamed app'}</strong>
          <span className="muted">{dapp.url}</span>
        </p>
      )}
      {text !== undefined && <pre>{text}</pre>}
      {lines.length > 0 && (
        <dl>
          {lines.map(([term, detail]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      )}
      {note && <p className="muted">{note}</p>}
      <div className="actions">
        <button type="button" onClick={() => request.answer(false)}>
          Reject
        </button>
        <button type="button" className="primary" onClick={() => request.answer(true)}>
          Approve
        </button>
      </div>
    </Sheet>
  )
}

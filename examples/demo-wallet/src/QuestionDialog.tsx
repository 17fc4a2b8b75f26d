import { type ReactNode, useEffect, useRef } from 'react'
import type { OpenQuestion } from './ApprovalQueue'
import { describeQuestion } from './describeQuestion'
import type { WalletStore } from './WalletStore'

/** What an app asks, in words, and the two answers. Closing it any other way declines. */
export function QuestionDialog({ question, store }: { question: OpenQuestion; store: WalletStore }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const { title, dapp, lines, text, note } = describeQuestion(question.request, store)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className="sheet"
      aria-labelledby="question-title"
      onCancel={event => {
        event.preventDefault()
        question.answer(false)
      }}
    >
      <h2 id="question-title" tabIndex={-1}>
        {title}
      </h2>
      {dapp && (
        <p className="asker">
          <strong>{dapp.name || 'An app without a name'}</strong>
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
        <button type="button" onClick={() => question.answer(false)}>
          Reject
        </button>
        <button type="button" className="primary" onClick={() => question.answer(true)}>
          Approve
        </button>
      </div>
    </dialog>
  )
}

import type { ReactNode } from 'react'
import { fill } from '../words/loadWords'
import { useWords } from '../words/WordsContext'
import { type Outcome, useOutcome } from './useOutcome'

export interface ActionRowProps {
  readonly title: string
  readonly detail: ReactNode
  readonly button: string
  /** Says what the result is. */
  readonly done: string
  readonly testId: string
  action(): Promise<string>
}

/** An action in the wallet, its button and its result. */
export function ActionRow({ title, detail, button, done, testId, action }: ActionRowProps): ReactNode {
  const [outcome, run] = useOutcome()
  const isWaiting = outcome.status === 'waiting'
  return (
    <li className="action">
      <div className="action-text">
        <h3>{title}</h3>
        <p>{detail}</p>
      </div>
      <button type="button" aria-disabled={isWaiting} onClick={() => isWaiting || void run(action)}>
        {button}
      </button>
      <div role="status" className="result" data-status={outcome.status}>
        <Result of={outcome} done={done} testId={testId} />
      </div>
    </li>
  )
}

function Result({
  of,
  done,
  testId,
}: {
  readonly of: Outcome
  readonly done: string
  readonly testId: string
}): ReactNode {
  const words = useWords()
  switch (of.status) {
    case 'idle':
      return null
    case 'waiting':
      return words.waiting
    case 'declined':
      return words.declined
    case 'failed':
      return fill(words.failed, { reason: of.reason })
    case 'done':
      return (
        <>
          {done} <code data-testid={testId}>{of.result}</code>
        </>
      )
  }
}

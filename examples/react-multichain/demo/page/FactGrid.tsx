import type { ReactNode } from 'react'
import { useWords } from '../words/WordsContext'
import { facts, repository } from './facts'

/** Measured facts. Each links to its proof. */
export function FactGrid(): ReactNode {
  const words = useWords()
  return (
    <ul className="facts" aria-label={words.facts}>
      {facts.map(({ value, label, proof }) => (
        <li key={label}>
          <a href={`${repository}/blob/main/${proof}`}>
            <strong>
              <bdi dir="ltr">{value}</bdi>
            </strong>{' '}
            <span>{words[label]}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

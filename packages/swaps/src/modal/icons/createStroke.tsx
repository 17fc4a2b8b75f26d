import type { ReactNode } from 'react'

/** Creates a stroke icon in the size and weight of the modal's own icons. Decorative. */
export function createStroke(name: string, path: string): () => ReactNode {
  return () => (
    <svg
      className={`lucide lucide-${name}`}
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}

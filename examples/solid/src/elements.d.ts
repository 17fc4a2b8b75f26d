import type { JSX } from 'solid-js'

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'appkit-button': JSX.HTMLAttributes<HTMLElement>
    }
  }
}

import type { HTMLAttributes, PublicProps } from 'vue'
import type { AppKitElementAttributes, AppKitElements } from './AppKitElements'

/** The custom elements in Vue templates. */
export type AppKitVueElements = {
  [Name in keyof AppKitElements]: new () => AppKitElements[Name] & {
    /** @deprecated Only describes the attributes to templates. It doesn't exist at runtime. */
    readonly $props: HTMLAttributes &
      PublicProps &
      AppKitElementAttributes<Name> &
      Partial<Pick<AppKitElements[Name], 'kit'>>
  }
}

declare module 'vue' {
  interface GlobalComponents extends AppKitVueElements {}
}

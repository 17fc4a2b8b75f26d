import { useEffect, useState } from 'react'
import type { HostKit } from '../kit/HostKit'
import { type ButtonMessages, en } from '../locales/en'
import { loadMessages } from '../locales/loadMessages'

/** Returns the buttons' messages: English in the first render, as on a server, then the kit's language once loaded. */
export function useMessages(kit: HostKit): ButtonMessages {
  const [messages, setMessages] = useState(en)
  useEffect(() => loadMessages(kit, setMessages), [kit])
  return messages
}

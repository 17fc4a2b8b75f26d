import { britishSpellings } from './britishSpellings.ts'
import { danglingReferences } from './danglingReferences.ts'
import { everywhere, prose, type Term } from './Term.ts'

/** Words that name a person or a party. */
const people: readonly Term[] = [
  { name: 'whoever', pattern: /who(m|so)?ever/i, use: 'the user, the wallet, the app', places: prose },
  {
    name: 'nobody',
    pattern: /nobody('s|’s)?/i,
    use: 'no one, or name what is missing: no user, no wallet',
    places: prose,
  },
  { name: 'nobody', pattern: /nobody/i, use: 'burn address', places: ['name'] },
  { name: 'somebody', pattern: /somebody('s|’s)?/i, use: 'a user, a client', places: prose },
  { name: 'someone who', pattern: /(someone|anyone|everybody|everyone) who/i, use: 'a user who', places: prose },
  { name: 'stranger', pattern: /strangers?('s|’s)?/i, use: 'third party', places: everywhere },
  { name: 'visitor', pattern: /visitors?('s|’s)?/i, use: 'user', places: everywhere },
  { name: 'he, she', pattern: /he|him|his|himself|she|hers?|herself/i, use: 'they, or the noun', places: prose },
  {
    name: 'page of a host',
    pattern:
      /(a|the|every|each|some|any) (host|hosts)('s|’s)? pages?|hosts?['’]s? pages?|pages? of (a|the|its|every|any|some) hosts?/i,
    use: 'app',
    places: prose,
  },
]

/** Human verbs for what code does. */
const verbs: readonly Term[] = [
  {
    name: 'tell',
    pattern: /told|tells|tell(?= (the|a|an|it|them|its|every|each|all|of)\b)/i,
    use: 'notify, emit, report, return, show',
    places: prose,
    unless: /\b(tell|told)[^.]*\bapart\b/i,
  },
  { name: 'tell', pattern: /tells?|told/i, use: 'notify, emit, report', places: ['name'] },
  {
    name: 'hear',
    pattern: /(un)?hear(s|d|ing)?/i,
    use: 'listen, receive, get the event',
    places: prose,
    unless: /screen[- ]?reader|assistive|aloud|announce/i,
  },
  { name: 'hear', pattern: /(un)?hear[sd]?/i, use: 'listen, receive', places: ['name'] },
  { name: 'speak', pattern: /speaks?|spoken/i, use: 'setLocale, messages, announced', places: ['name'] },
  { name: 'goodbye', pattern: /goodbyes?|good bye|farewells?/i, use: 'disconnect, close', places: everywhere },
  { name: 'asked for', pattern: /asked for/i, use: 'requested, or name who requests what', places: prose },
  {
    name: 'is asked',
    pattern: /(am|is|are|was|were|be|been|being|gets?) (\w+ )?asked(?! for\b)/i,
    use: 'request, prompt, query: with the actor as subject',
    places: prose,
  },
  { name: 'give back', pattern: /giv(e|es|en|ing) back|gave back/i, use: 'return', places: prose },
  { name: 'come to be', pattern: /c[oa]mes? to be|come into being|came about/i, use: 'is created', places: prose },
  { name: 'what holds', pattern: /what holds/i, use: 'the rule, the default', places: prose },
  {
    name: 'restore',
    pattern:
      /restor(e|es|ed|ing) ((\w+|'s|’s) ){0,3}(connections?|wallets?)|(connections?|wallets?) ((\w+) ){0,3}restor(ed|ing)|restorations?/i,
    use: 'reconnect',
    places: prose,
  },
  {
    name: 'restore',
    pattern: /restor(e|es|ed|ing|able|ation|ations)/i,
    use: 'reconnect',
    places: ['name'],
    unless: /snapshot|file|database|backup|focus|scroll/i,
  },
]

/** Private metaphors, and nouns for which the field has a different word. */
const nouns: readonly Term[] = [
  { name: 'door', pattern: /doors?/i, use: 'entry point', places: everywhere },
  { name: 'holdings', pattern: /holdings|(a|an|one|no|each|every) holding/i, use: 'assets, balances', places: prose },
  { name: 'holdings', pattern: /holdings?/i, use: 'assets, balances', places: ['name'] },
  { name: 'news', pattern: /news/i, use: 'update, event', places: everywhere },
  { name: 'standing', pattern: /standings?/i, use: 'status', places: ['name'] },
  { name: 'words', pattern: /words/i, use: 'messages', places: ['name'], unless: /seed|mnemonic|pass/i },
  {
    name: 'words',
    pattern: /(?<!\b(in|by) )(the|its|their|our|your|whose) words(?= (of|for|from|come)\b)|words of/i,
    use: 'messages, strings',
    places: prose,
    unless: /seed|mnemonic|recovery|sentence|in (the|its|their|our) words/i,
  },
  { name: 'later', pattern: /later/i, use: 'lazy, deferred', places: ['name'] },
  { name: 'patience', pattern: /patience/i, use: 'timeout', places: everywhere },
  { name: 'desk', pattern: /desks?/i, use: 'service', places: ['name'] },
  { name: 'house', pattern: /houses?/i, use: 'gateway', places: ['name'], unless: /click house/i },
  { name: 'guest', pattern: /guests?/i, use: 'client', places: ['name'] },
  { name: 'place', pattern: /(?<![A-Z]\w* In )\bPlaces?/, use: 'cursor, client key, state', places: ['name'] },
  { name: 'question', pattern: /questions?/i, use: 'query', places: ['name'] },
  { name: 'trial', pattern: /trials?/i, use: 'simulation', places: ['name'] },
  { name: 'owner', pattern: /^([A-Z]\w* )+Owner$/, use: 'callbacks, dependencies', places: ['name'] },
  { name: 'informal', pattern: /informal/i, use: 'legacy', places: ['name'] },
  { name: 'informal', pattern: /informal(?= (sign-in )?messages?\b)/i, use: 'legacy', places: prose },
  { name: 'proper address', pattern: /proper address(es)?/i, use: 'checksum address', places: everywhere },
  { name: 'given', pattern: /^given$/i, use: 'input', places: ['name'] },
  { name: 'orUnasked', pattern: /or unasked/i, use: 'wrapRpcError', places: ['name'] },
  { name: 'orFailure', pattern: /or failure/i, use: 'wrapWalletError', places: ['name'] },
  { name: 'atMost', pattern: /^(at most|within)$/i, use: 'withTimeout', places: ['name'] },
]

/** Adverbs, punctuation and sentence forms. */
const style: readonly Term[] = [
  {
    name: 'clause as subject',
    pattern: /^\W*(What|Who|Whatever|Whichever)(?=[^?]*\.\W*$)/,
    use: 'a noun with its verb: "The fee that …", "Returns the …"',
    places: ['text'],
  },
  {
    name: 'at once',
    pattern: /at once/i,
    use: 'immediately, at the same time',
    places: prose,
    unless:
      /\b(how many|as many|several|many|up to|both|all|everything|more than|two|three|four|five|\d+)\b[^.]*\bat once\b/i,
  },
  { name: 'anew', pattern: /anew/i, use: 'again', places: everywhere },
  { name: 'meanwhile', pattern: /meanwhile/i, use: 'while, during', places: everywhere },
  { name: 'not least', pattern: /not least/i, use: 'also, especially', places: prose },
  {
    name: 'in use',
    pattern: /in use/i,
    use: 'active, current, selected',
    places: prose,
    unless: /\b(port|address) (\w+ )?in use\b|\balready in use\b|EADDRINUSE/i,
  },
  { name: 'can not', pattern: /can not/i, use: "can't, cannot", places: prose },
  { name: 'e-mail', pattern: /e-mails?/i, use: 'email', places: prose },
  {
    name: 'Latin',
    pattern: /(e\.g|i\.e|viz|cf|et al|N\.B)\.|etc\b\.?/i,
    use: 'for example, that is, and so on',
    places: prose,
  },
  { name: 'em dash', pattern: /(?<=\S )—(?= \S)/, use: 'a period, a comma or a verb', places: prose },
]

/** Every term to avoid. */
export const glossary: readonly Term[] = [
  ...people,
  ...verbs,
  ...nouns,
  ...style,
  ...britishSpellings,
  ...danglingReferences,
]

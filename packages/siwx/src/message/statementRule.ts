/** What a statement must be. By itself, since it is looked at as soon as a messenger is made: the rest is only known when somebody signs. */
export const statementRule = {
  must: 'one line of ASCII text, without " % < > \\ ^ ` { | }',
  holds: (value: string): boolean => /^[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;= ]+$/.test(value),
} as const

/** Counts the inline cards that show a kit's modal. A controller: `kit.controller(EmbeddedCards)`. */
export class EmbeddedCards {
  count = 0
}

/** Glyphs of chain families, drawn for this project, for networks without any other picture. */
export const chainGlyphs: Readonly<Record<string, string>> = {
  eip155: glyph(
    '#4f5fd6',
    '<path fill="none" stroke="#fff" stroke-width="1.8" stroke-linejoin="round" d="m12 4.5 6.5 3.75v7.5L12 19.5l-6.5-3.75v-7.5zM5.5 8.25 12 12l6.5-3.75M12 12v7.5"/>',
  ),
  solana: glyph('#7b48cf', '<path d="M8 6h10l-2.5 3h-10zm-2.5 4.5h10l2.5 3H8zM8 15h10l-2.5 3h-10z"/>'),
  bip122: glyph(
    '#b8620a',
    '<path fill="none" stroke="#fff" stroke-width="2" d="M9 7h4.2a2.4 2.4 0 0 1 0 4.8H9h5a2.6 2.6 0 0 1 0 5.2H9zm2-2.5V7m3-2.5V7m-3 10v2.5m3-2.5v2.5"/>',
  ),
}

function glyph(ground: string, shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="${ground}" d="M0 0h24v24H0z"/><g fill="#fff">${shapes}</g></svg>`
}

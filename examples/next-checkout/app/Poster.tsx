/** The poster. Drawn without styles, so that the Content Security Policy needs no exception. */
export function Poster() {
  return (
    <svg
      className="poster"
      viewBox="0 0 500 700"
      role="img"
      aria-label="Poster: a lighthouse at night above a calm sea"
    >
      <rect width="500" height="700" fill="#f3ead7" />
      <rect x="30" y="30" width="440" height="560" fill="#16324f" />
      <g fill="#f3ead7">
        <circle cx="96" cy="92" r="2" />
        <circle cx="168" cy="140" r="1.5" />
        <circle cx="238" cy="74" r="2" />
        <circle cx="118" cy="214" r="1.5" />
        <circle cx="430" cy="286" r="2" />
        <circle cx="196" cy="262" r="2" />
        <circle cx="74" cy="300" r="1.5" />
      </g>
      <circle cx="146" cy="168" r="40" fill="#f3ead7" />
      <circle cx="162" cy="158" r="36" fill="#16324f" />
      <path d="M352 192 30 120v150z" fill="#f2c14e" opacity="0.32" />
      <path d="M30 430h440v160H30z" fill="#1f5673" />
      <path d="M30 470q55-16 110 0t110 0 110 0 110 0v120H30z" fill="#2d7a93" />
      <path d="M30 522q55-14 110 0t110 0 110 0 110 0v68H30z" fill="#4a9fb0" />
      <path d="M250 470q70-78 110-78t110 46v152H300z" fill="#0f2337" />
      <path d="M336 214h48l18 186h-84z" fill="#f3ead7" />
      <path d="M331 262h58l5 46h-67zM322 354h76l4 46h-84z" fill="#d1495b" />
      <path d="M326 204h68v12h-68z" fill="#0f2337" />
      <path d="M338 172h44v32h-44z" fill="#f2c14e" />
      <path d="m330 172 30-30 30 30z" fill="#d1495b" />
      <path d="M110 466h92l-18 26h-58z" fill="#d1495b" />
      <path d="M152 378v82h-44z" fill="#f3ead7" />
      <path d="M160 392v68h36z" fill="#f2c14e" />
      <path d="M190 636h120v6H190z" fill="#16324f" />
    </svg>
  )
}

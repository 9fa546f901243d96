// Icons: strokes on a grid of 16, drawn in the colour of the text. They never carry meaning alone.

const shapes = {
  overview: "M2 13.5V9h3v4.5zM6.5 13.5v-11h3v11zM11 13.5V6h3v7.5z",
  statistics: "M2 2.5v11h12M4.5 11V8.5M7.5 11V5M10.5 11V7M13 11V3.5",
  review: "M8 3.2a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6M8 5.5V8l1.8 1.2M1.5 4 3.5 2M14.5 4l-2-2",
  assessments: "M2 4h12M2 8h12M2 12h8",
  entities: "M3.5 9V7a4.5 4.5 0 0 1 9 0v2M5.8 13.5c-.5-1.5-.8-3-.8-5V7a3 3 0 0 1 6 0v2.5c0 1.5.3 2.7.8 4M8 7v3c0 1.4.2 2.5.6 3.5",
  cases: "M2 5h12v8H2zM5.5 5V3h5v2M2 8.5h12",
  rules: "M3 4h5M11 4h2M3 8h2M8 8h5M3 12h7M9.5 2.5v3M6.5 6.5v3M11.5 10.5v3",
  lists: "M5.5 4H14M5.5 8H14M5.5 12H14M2 4h.8M2 8h.8M2 12h.8",
  models: "M2 13.5h12M2 13.5v-11M2 11c4 0 4-6.5 12-7",
  thresholds: "M2 5h12M2 11h12M5 3v4M11 9v4M8 3v4",
  network:
    "M8 6.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6M3 2.5v2M3 4.5 6.6 7M13 3.5 9.5 7M3.5 13 6.8 9.4M9.3 9.4l3.2 3.6M2.9 2.5h.2M13 3.4h.2M3.4 13h.2M12.4 13h.2",
  submerchants: "M2.5 6.5v7h11v-7M2 6.5 3.5 2.5h9L14 6.5zM6.5 13.5V9.5h3v4",
  connections: "M6 4v3M10 4v3M4.5 7h7v2.5a3.5 3.5 0 0 1-7 0zM8 13v1.5",
  team: "M6 3a2.2 2.2 0 1 0 0 4.4A2.2 2.2 0 0 0 6 3M1.8 13c0-2.6 1.8-4 4.2-4s4.2 1.4 4.2 4M10.5 3.3a2.1 2.1 0 0 1 0 3.9M12 9.4c1.4.5 2.2 1.7 2.2 3.6",
  webhooks: "M5 11a2.5 2.5 0 1 1-2-4M6.5 6 9 10.5M11 11.5a2.5 2.5 0 1 0-1-4.2M11 11H6M8 4.5A2 2 0 1 0 6.5 6",
  keys: "M9.5 6.5a3 3 0 1 0-2.3 2.9L8.5 11H10v1.5h1.5V14H14v-2.5L9.3 7.3",
  protection: "M8 1.8 13.5 4v4c0 3.2-2.2 5.2-5.5 6.2C4.7 13.2 2.5 11.2 2.5 8V4zM5.8 8l1.6 1.6 2.8-3",
  approvals: "M2.5 8.5 5 11l4-6M7.5 10l1 1 5-6",
  audit: "M4 2h6l3 3v9H4zM10 2v3h3M6.5 8h4M6.5 11h4",
  settings: "M8 5.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4M8 1.8v2M8 12.2v2M1.8 8h2M12.2 8h2M3.6 3.6 5 5M11 11l1.4 1.4M12.4 3.6 11 5M5 11l-1.4 1.4",
  search: "M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M10.3 10.3 14 14",
  menu: "M2 4h12M2 8h12M2 12h12",
  pause: "M5.5 3.5v9M10.5 3.5v9",
  close: "M3.5 3.5l9 9M12.5 3.5l-9 9",
  check: "M3 8.5 6.5 12 13 4.5",
  chevron: "M6 3.5 10.5 8 6 12.5",
  down: "M3.5 6 8 10.5 12.5 6",
  external: "M6 3H3v10h10v-3M9 3h4v4M13 3 7.5 8.5",
  plus: "M8 3v10M3 8h10",
  block: "M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M4.2 4.2l7.6 7.6",
  copy: "M5.5 5.5h8v8h-8zM3.5 10.5h-1v-8h8v1",
  download: "M8 2.5v8M4.5 7.5 8 11l3.5-3.5M2.5 13.5h11",
  upload: "M8 11V3M4.5 6 8 2.5 11.5 6M2.5 13.5h11",
  warning: "M8 2.5 14.5 13.5h-13zM8 6.5v3.2M8 11.4v.4",
} as const;

/** Name of an icon. */
export type IconName = keyof typeof shapes;

/** An icon of 16 pixels. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={shapes[name]} fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

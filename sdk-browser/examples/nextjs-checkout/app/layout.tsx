// The document around the page.
import type { ReactNode } from "react";

/** Title of the page. */
export const metadata = { title: "Zapatería El Paso" };

/** The document. */
export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="es">
      <body>{children}</body>
    </html>
  );
}

// Hands a file to the browser.

/** Time (ms) after which the browser has taken the file. */
const TAKEN = 60_000;

/** Saves content under a name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), TAKEN);
}

// A text as a literal over several lines, which reads better than one with escaped line breaks and quotes.

/** A text with line breaks as a Java text block. */
export function javaText(text: string, indent: string): string {
  const escaped = text.replaceAll("\\", "\\\\").replaceAll('"""', '\\"""').replaceAll("\r", "\\r");
  return `"""\n${indented(escaped, indent)}${text.endsWith("\n") ? indent : ""}"""`;
}

/** A text with line breaks as a raw string of Go; one with a backtick, which a raw string cannot hold, as an interpreted one. */
export function goText(text: string): string {
  return /[`\r]/.test(text) ? JSON.stringify(text) : `\`${text}\``;
}

/** A text with line breaks as a raw heredoc of Ruby. It ends with a line break. */
export function rubyText(text: string, indent: string): string {
  return `<<~'BODY'\n${indented(text.replace(/\n$/, ""), `${indent}  `)}\n${indent}BODY`;
}

/** A text with line breaks as a raw string of C#: its indentation is that of the closing quotes. */
export function csharpText(text: string, indent: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/"+/g)].map(([run]) => run.length));
  const quotes = '"'.repeat(longest + 1);
  return `${quotes}\n${indented(text, indent)}\n${indent}${quotes}`;
}

function indented(text: string, indent: string): string {
  return text.replace(/^(?=.)/gm, indent);
}

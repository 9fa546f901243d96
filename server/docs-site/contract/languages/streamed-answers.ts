// In the sample calls of the documentation an answer that is not JSON (a table, a file, a stream of events) is written out as it arrives: as a text it would be damaged, or never complete.
import type { LanguageId } from "./labels.ts";

type Replacement = readonly [written: string, instead: string];

const replacements: Readonly<Record<LanguageId, readonly Replacement[]>> = {
  python: [
    ["import requests", "import sys\n\nimport requests"],
    ["headers=headers)", "headers=headers, stream=True)"],
    ["print(response.text)", "for part in response.iter_content(None):\n    sys.stdout.buffer.write(part)\n    sys.stdout.buffer.flush()"],
  ],
  php: [
    ["  CURLOPT_RETURNTRANSFER => true,\n", "  CURLOPT_WRITEFUNCTION => function ($curl, $part) {\n    echo $part;\n    return strlen($part);\n  },\n"],
    ["  CURLOPT_TIMEOUT => 30,\n", ""],
    ["$response = curl_exec($curl);", "curl_exec($curl);"],
    ['echo "cURL Error #:" . $err;\n} else {\n  echo $response;\n}', 'echo "cURL Error #:" . $err;\n}'],
  ],
  java: [
    ["HttpResponse<String>", "HttpResponse<java.io.InputStream>"],
    ["BodyHandlers.ofString()", "BodyHandlers.ofInputStream()"],
    ["System.out.println(response.body());", "response.body().transferTo(System.out);"],
  ],
  go: [
    ['\t"fmt"\n', '\t"os"\n'],
    ["\tbody, err := io.ReadAll(res.Body)\n\tif err != nil {\n\t\tpanic(err)\n\t}\n\n\tfmt.Println(string(body))\n", "\tio.Copy(os.Stdout, res.Body)\n"],
  ],
  ruby: [["response = http.request(request)\nputs response.read_body", "http.request(request) do |response|\n  response.read_body { |part| print part }\nend"]],
  csharp: [
    ["client.SendAsync(request)", "client.SendAsync(request, HttpCompletionOption.ResponseHeadersRead)"],
    [
      "var body = await response.Content.ReadAsStringAsync();\n    Console.WriteLine(body);",
      "await response.Content.CopyToAsync(Console.OpenStandardOutput());",
    ],
  ],
};

/** The program that writes its answer out as it arrives. Throws where the generator writes something else than it did. */
export function passOn(language: LanguageId, source: string): string {
  return replacements[language].reduce((made, [written, instead]) => {
    if (!made.includes(written)) throw new Error(`the program in ${language} has no ${written}`);
    return made.replace(written, () => instead);
  }, source);
}

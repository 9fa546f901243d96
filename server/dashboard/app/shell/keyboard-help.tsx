// The list of shortcuts, on `?`.
import { useText } from "../i18n/catalogue.tsx";
import { Dialog } from "../parts/dialog.tsx";

/** The dialog. */
export function KeyboardHelp({ onClose }: { readonly onClose: () => void }) {
  const { keyboard } = useText();
  const groups: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
    [
      keyboard.anywhere,
      [
        ["?", keyboard.help],
        ["Ctrl K", keyboard.palette],
        ["g o", keyboard.goOverview],
        ["g r", keyboard.goReview],
        ["g a", keyboard.goAssessments],
        ["g u", keyboard.goRules],
      ],
    ],
    [
      keyboard.reviewing,
      [
        ["j", keyboard.next],
        ["k", keyboard.previous],
        ["a", keyboard.approve],
        ["d", keyboard.decline],
        ["n", keyboard.note],
        ["t", keyboard.take],
        ["x", keyboard.select],
        ["Enter", keyboard.confirm],
      ],
    ],
    [
      keyboard.lists,
      [
        ["j", keyboard.next],
        ["k", keyboard.previous],
        ["Enter", keyboard.openRow],
      ],
    ],
  ];
  return (
    <Dialog open onClose={onClose} title={keyboard.title} name="wide">
      <div className="shortcuts">
        {groups.map(([title, keys]) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map(([key, meaning]) => (
                <div key={key}>
                  <dt>
                    {key.split(" ").map((part) => (
                      <kbd key={part}>{part}</kbd>
                    ))}
                  </dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

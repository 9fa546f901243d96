"""Compares the scores of a replay with models of scikit-learn (>= 1.4), fitted by the week on the same facts and outcomes. They decide nothing.

    npm run replay -- payments.csv --outcomes outcomes.csv --facts
    pip install scikit-learn
    python3 server/replay/compare.py .data/replay [--weeks 4] [--window 60]
"""
import argparse
import csv
import json

import numpy as np
from sklearn.ensemble import HistGradientBoostingClassifier
from sklearn.impute import SimpleImputer
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import average_precision_score, roc_auc_score
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

DAY = 86_400_000

parser = argparse.ArgumentParser()
parser.add_argument("folder", help="facts.ndjson and scores.csv of a replay")
parser.add_argument("--weeks", type=int, default=4, help="last weeks that are evaluated (4)")
parser.add_argument("--window", type=int, default=60, help="days of payments that a fit uses (60)")
options = parser.parse_args()

rows = [json.loads(line) for line in open(f"{options.folder}/facts.ndjson")]
service = {row["payment_id"]: row for row in csv.DictReader(open(f"{options.folder}/scores.csv"))}
rows = [row for row in rows if row.get("outcome", "failed") != "failed"]  # a payment that failed is neither good nor fraud

# what each signal observed, and the part of it that counts where the signal has one
pairs = [{(code, i): v for code, fact in row["facts"].items() for i, v in enumerate(fact if isinstance(fact, list) else [fact])} for row in rows]
columns = sorted(set().union(*pairs))
facts = np.array([[pair.get(column, np.nan) for column in columns] for pair in pairs])
time = np.array([row["time"] for row in rows])
reported = np.array([row["outcome_time"] for row in rows])
fraud = np.array([row["fraud"] for row in rows])
scores = {name: np.array([float(service[row["payment_id"]][name]) for row in rows]) for name in ("catalogue", "learned")}
scores |= {name: scores["catalogue"].copy() for name in ("logistic regression", "boosted trees")}  # until the first fit

end = (time[-1] // DAY + 1) * DAY
for start in range(end - options.weeks * 7 * DAY, end, 7 * DAY):
    caught = fraud & (reported <= start)
    delays = np.sort((reported - time)[caught]) if caught.any() else np.array([30 * DAY])
    settled = (time >= start - options.window * DAY) & (time <= start - min(np.median(delays), options.window * DAY / 2))
    # good payments count by the share of frauds that is known at their age
    weight = np.where(caught, 1, np.searchsorted(delays, start - time, side="right") / len(delays))
    fit = settled & (weight > 0)
    if not caught[fit].any():
        continue
    logistic = make_pipeline(SimpleImputer(add_indicator=True), StandardScaler(), LogisticRegression(max_iter=1000))
    logistic.fit(facts[fit], caught[fit], logisticregression__sample_weight=weight[fit])
    trees = HistGradientBoostingClassifier(learning_rate=0.05, max_iter=300, early_stopping=True, random_state=1)
    trees.fit(facts[fit], caught[fit], sample_weight=weight[fit])
    week = (time >= start) & (time < start + 7 * DAY)
    scores["logistic regression"][week], scores["boosted trees"][week] = (100 * model.predict_proba(facts[week])[:, 1] for model in (logistic, trees))

evaluated = time >= end - options.weeks * 7 * DAY
for name, score in scores.items():
    print(f"{name:20} AUC {roc_auc_score(fraud[evaluated], score[evaluated]):.3f}  average precision {average_precision_score(fraud[evaluated], score[evaluated]):.3f}")

;; Doc.
(defn open
  [x]
  x)

(def limit 3)

# The functions of Python texts, as Python's ast has them: a JSON array of texts comes in, an array of arrays goes out.
import ast, json, sys


def functions(text):
    try:
        tree = ast.parse(text)
    except (SyntaxError, ValueError):
        return []
    out = []

    def visit(node, owner):
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.ClassDef):
                visit(child, owner + child.name + ".")
            elif isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef)):
                name, child.name = child.name, ""
                tokens = ast.dump(child).replace("id='%s'" % name, "id=''").replace("attr='%s'" % name, "attr=''")
                out.append({"Name": name, "Owner": owner, "Line": min([child.lineno] + [d.lineno for d in child.decorator_list]), "End": child.end_lineno, "Print": type(child).__name__ + tokens})
                child.name = name
            elif not isinstance(child, (ast.Lambda, ast.expr)):
                visit(child, owner)

    visit(tree, "")
    return out


sys.setrecursionlimit(10000)
json.dump([functions(text) for text in json.load(sys.stdin)], sys.stdout)
